/** Questions about contributions of a self-employed person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_DE: Words = {
  'be.ask.self-employed-dues': {
    says: 'Bitten Sie Ihre Sozialkasse jetzt schriftlich um einen Plan: oft bis 12 Monate oder mehr. In Not beantragen Sie binnen 12 Monaten nach dem Quartal den Erlass (dispense, vrijstelling): Die Krankenversicherung bleibt, das Quartal zählt evtl. nicht für die Pension. Verdienen Sie dieses Jahr weniger, verlangen Sie kleinere Beiträge. Gegen eine contrainte (dwangbevel) handeln Sie in der genannten Frist. Das CPAS hilft.',
  },
}
