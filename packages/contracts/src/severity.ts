/** How grave something is that an adviser would notice or warn of. */
import * as z from 'zod/mini'

export const Severity = z.enum(['high', 'medium', 'low'])
export type Severity = z.infer<typeof Severity>
