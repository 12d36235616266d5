/** The shape of a cue row: words of one language, and what they mean when a letter says them. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { AmountRole, DateRole, Threat } from '@plainletter/contracts/reading'

/** Facts about a letter that later steps ask for by name. */
export type Sign =
  | 'court'
  | 'claim_number'
  | 'claim_form'
  | 'parties'
  | 'not_court'
  | 'liability_order'
  | 'writ_or_warrant'
  | 'public_body'
  | 'council'
  | 'council_debt'
  | 'client'
  | 'modal'
  | 'demand'
  | 'annual_bill'
  | 'reminder'
  | 'summons'
  | 'loss_of_home'
  | 'firm_threat'
  | 'soft_threat'
  | 'past_deadline'
  | 'not_a_demand'
  | 'paid'
  | 'charge_certificate'
  | 'enforcement_power'
  | 'final_stage'
  | 'disconnection'
  | 'scotland'
  | 'northern_ireland'
  | 'wales'
  | 'england'
  | 'gb'
  | 'us'
  | 'ca'
  | 'au'
  | 'nz'
  | 'ie'
  | 'de'
  | 'fr'
  | 'be'
  | 'ch'
  | 'es'
  | 'it'
  | 'nl'
  | 'jp'
  | 'debt'
  | 'parking'
  | 'housing'
  | 'consumer'
  | 'employment'
  | 'criminal'
  | 'family'
  | 'immigration'

/** Signs about being genuine; `says` is for people. */
type SignOfFraud = {
  code: string
  points: 'genuine' | 'suspicious'
  says: string
  weight: number
}

/** `cues` are phrases with " | " between them; a `*` stands for any one word. Case, accents and OCR slips do not matter. */
export type CueRow = { cues: string } & (
  | { means: 'type'; kinds: Partial<Record<DocumentType, number>> }
  | { means: 'sender'; kinds: Partial<Record<DocumentType, number>> }
  | { means: 'money'; role: AmountRole; weight: number }
  | { means: 'date'; role: DateRole }
  | { means: 'threat'; kind: Threat['kind'] }
  | { means: 'sign'; sign: Sign; kinds?: Partial<Record<DocumentType, number>> }
  | ({ means: 'authenticity'; kinds?: Partial<Record<DocumentType, number>> } & SignOfFraud)
)

/** A cue found in the working copy: `[start, end)`. */
export type Hit = { row: CueRow; start: number; end: number }
