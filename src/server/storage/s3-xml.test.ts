import { expect, it } from 'vitest'
import { elements, escapeXml, textOf } from './s3-xml.ts'

const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>klub</Name>
  <IsTruncated>true</IsTruncated>
  <NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</NextContinuationToken>
  <Contents>
    <Key>files/a &amp; b&#x17a;.png</Key>
    <LastModified>2026-07-04T18:15:00.000Z</LastModified>
    <ETag>&quot;fba9dede5f27731c9771645a39863328&quot;</ETag>
    <Size>434234</Size>
    <Owner><ID>75aa57f09aa0c8caeab4</ID></Owner>
  </Contents>
  <Contents>
    <Key>files/&lt;c&gt;</Key>
    <ETag>"plain"</ETag>
    <Size>0</Size>
  </Contents>
</ListBucketResult>`

it('finds what stands in an answer of S3', () => {
  expect(textOf(PAGE, 'IsTruncated')).toBe('true')
  expect(textOf(PAGE, 'NextContinuationToken')).toBe('1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=')
  const contents = elements(PAGE, 'Contents')
  expect(contents.map((item) => textOf(item, 'Key'))).toEqual(['files/a & bź.png', 'files/<c>'])
  expect(contents.map((item) => textOf(item, 'ETag'))).toEqual(['"fba9dede5f27731c9771645a39863328"', '"plain"'])
  expect(textOf(PAGE, 'Absent')).toBe('')
  expect(elements('<Upload><UploadId>1</UploadId></Upload>', 'Upload')).toEqual(['<UploadId>1</UploadId>'])
})

it('writes what it reads back', () => {
  const text = `a & b < c > "d" &amp;`
  expect(textOf(`<Key>${escapeXml(text)}</Key>`, 'Key')).toBe(text)
})
