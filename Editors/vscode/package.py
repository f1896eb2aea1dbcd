#!/usr/bin/env python3
"""Packs the extension: Editors/vscode/package.py [FILE.vsix]. The same files give the same bytes."""

import json
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = ["package.json", "extension.js", "connection.js", "convert.js", "README.md"]
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"/>
    <DisplayName>{displayName}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def main():
    package = json.loads((HERE / "package.json").read_text())
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(f"motionspec-{package['version']}.vsix")
    manifest = MANIFEST.format(
        **package | {"categories": ",".join(package["categories"]), "engine": package["engines"]["vscode"]})
    contents = [("[Content_Types].xml", TYPES.encode()), ("extension.vsixmanifest", manifest.encode())]
    contents += [(f"extension/{name}", (HERE / name).read_bytes()) for name in FILES]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in contents:
            file.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    print(target)


main()
