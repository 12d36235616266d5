/** The API Worker: hands every request to the app. */
import { app } from './app.ts'
import { patient } from './patient-database.ts'

export default {
  fetch: (request, env, context) => app.fetch(request, { ...env, DB: patient(env.DB) }, context),
} satisfies ExportedHandler<Env>
