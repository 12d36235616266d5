/** Papers that their kind is too wide to name: they have words, law and letters of their own. */
import * as z from 'zod/mini'

export const Paper = z.enum([
  'rent_increase',
  'service_charge',
  'deposit_deductions',
  'disciplinary_hearing',
  'work_warning',
  'work_suspension',
  'exit_agreement',
  'offence_hearing',
  'driver_details',
  'police_penalty',
  'school_absence_penalty',
  'benefit_move',
  'benefit_decision',
  'child_maintenance',
  'complaint_refused',
  'immigration_refusal',
  'divorce_papers',
  'jury_summons',
  'witness_summons',
  'council_order',
  'data_breach',
  'price_rise',
])
export type Paper = z.infer<typeof Paper>
