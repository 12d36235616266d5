/** The queue message. It carries ids only: queue bodies can be seen by an operator. */
import * as z from 'zod/mini'

export const AnalysisJob = z.strictObject({ jobId: z.uuid() })
export type AnalysisJob = z.infer<typeof AnalysisJob>
