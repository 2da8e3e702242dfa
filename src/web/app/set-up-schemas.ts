import { z } from 'zod'

z.config({
  // Compiled schemas need eval, which the content security policy forbids. Zod tries it when the first schema is made.
  jitless: true,
  // What a schema has no words for would be said in English.
  localeError: () => 'Nieprawidłowa wartość',
})
