/** The API Worker: hands every request to the app. */
import { app } from './app.ts'

export default { fetch: app.fetch } satisfies ExportedHandler<Env>
