/** Questions about a landlord who does nothing against noisy neighbours: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_DE: Words = {
  'nl.ask.noise-landlord': {
    says: 'Führen Sie ein Tagebuch mit Tagen, Uhrzeiten und Zeugen. Melden Sie es dem Vermieter jedes Mal schriftlich und verlangen Sie Schritte bis zu einem Tag. Mietet der Nachbar beim selben Vermieter, muss dieser gegen schweren Lärm vorgehen. Sonst kann ein Richter es anordnen und die Miete senken. Fragen Sie auch nach kostenloser Vermittlung (buurtbemiddeling); nachts rufen Sie die Polizei, ihre Berichte sind Beweis. Zahlen Sie die Miete weiter. Das Juridisch Loket hilft.',
  },
}
