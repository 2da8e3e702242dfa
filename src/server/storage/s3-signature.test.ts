import { describe, expect, it } from 'vitest'
import { authorization, sha256, timestamp } from './s3-signature.ts'

const EMPTY = sha256('')

/** The examples in the S3 API reference, "Signature Calculations for the Authorization Header". */
describe("the S3 reference's examples", () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const at = timestamp(new Date('2013-05-24T00:00:00Z'))
  const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-content-sha256': EMPTY, 'x-amz-date': at }
  const get = { method: 'GET', path: '/', query: {}, headers, payloadHash: EMPTY }
  const welcome = sha256('Welcome to Amazon S3.')

  it.each([
    [
      'GET Object',
      { ...get, path: '/test.txt', headers: { ...headers, range: 'bytes=0-9' } },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT Object',
      {
        method: 'PUT',
        path: '/test$file.text',
        query: {},
        headers: {
          ...headers,
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-content-sha256': welcome,
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        payloadHash: welcome,
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET Bucket Lifecycle',
      { ...get, query: { lifecycle: '' } },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET Bucket (List Objects)',
      { ...get, query: { prefix: 'J', 'max-keys': '2' } },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s', (_, request, signature) => {
    const names = Object.keys(request.headers).sort().join(';')
    expect(authorization(request, keys, at)).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    )
  })
})

/** From the test suite that AWS publishes for makers of clients. */
describe('the test suite of Signature Version 4', () => {
  const keys = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const at = timestamp(new Date('2015-08-30T12:36:00Z'))
  const headers = { host: 'example.amazonaws.com', 'x-amz-date': at }
  const get = { method: 'GET', path: '/', query: {}, headers, payloadHash: EMPTY }

  it.each([
    ['get-vanilla', get, '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['post-vanilla', { ...get, method: 'POST' }, '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    ['get-utf8', { ...get, path: '/ሴ' }, '8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85'],
    [
      'get-vanilla-query-order-key-case',
      { ...get, query: { Param2: 'value2', Param1: 'value1' } },
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    [
      'get-vanilla-utf8-query',
      { ...get, query: { ሴ: 'bar' } },
      '2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04',
    ],
    [
      'get-unreserved',
      { ...get, path: '/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' },
      '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f',
    ],
    [
      'get-header-value-trim',
      { ...get, headers: { ...headers, 'my-header1': ' value1', 'my-header2': ' "a   b   c"' } },
      'acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736',
    ],
  ])('%s', (_, request, signature) => {
    expect(authorization(request, keys, at, 'service')).toMatch(new RegExp(`Signature=${signature}$`))
  })
})
