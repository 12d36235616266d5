/** French: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_FR: Words = {
  'gb.ask-injury.salon': {
    says: 'Prenez des photos et voyez un médecin. Le salon devait travailler avec soin : demandez par écrit votre argent et le coût du dommage. Une demande pour blessure doit être au tribunal sous trois ans. Voyez un avocat avant de signer.',
  },
  'gb.ask-injury.hospital': {
    says: 'Vous avez en général trois ans pour le tribunal, dès l’erreur ou le jour où vous l’avez su. Un enfant a jusqu’à ses 21 ans. Demandez votre dossier, gratuit, et voyez tôt un avocat médical. Plaignez-vous au NHS sous 12 mois, sans frais, puis à l’Ombudsman. Il faut montrer qu’aucun médecin soigneux n’aurait agi ainsi, ou qu’un vrai risque vous a été caché, et le mal subi.',
  },
}
