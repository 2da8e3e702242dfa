import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

type Content = Record<string, { example?: unknown }>
interface Operation {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

it('every public call shows an example of what it takes and of what it answers', async () => {
  const { paths } = (await club.visitor().get('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  const bodies = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/public/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
        [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
          .flatMap((content) => Object.values(content ?? {}))
          .map(({ example }) => ({ call: `${method} ${path}`, example })),
      ),
    )
  expect(bodies.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['get /api/public/matches', 'get /api/public/live', 'post /api/public/push/register']),
  )
  expect(bodies.filter(({ example }) => example === undefined)).toEqual([])
})
