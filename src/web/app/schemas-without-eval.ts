import { z } from 'zod'

// Compiled schemas need eval, which the content security policy forbids. Zod tries it when the first schema is made.
z.config({ jitless: true })
