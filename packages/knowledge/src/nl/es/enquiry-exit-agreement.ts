/** Questions about signing an agreement to end a job, and undoing it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_ES: Words = {
  'nl.ask.undo': {
    says: 'En los 14 días tras firmar puede echarse atrás por escrito, sin motivo. Son tres semanas si el acuerdo no nombra este derecho. Escriba hoy «herroeping» al empleador, por correo electrónico y certificado, y guarde prueba. El empleo sigue entonces igual. No se puede dos veces en seis meses. Después solo ayuda probar una amenaza o un error grave: pregunte ya a un abogado o sindicato.',
  },
  'nl.ask.sign-settlement': {
    says: 'No tiene que firmar. Pida tiempo y la oferta por escrito. Para la WW debe decir que la empresa quiere el final, sin culpa suya, y con el preaviso. Tras firmar tiene 14 días para echarse atrás, o tres semanas si el papel no lo dice.',
  },
}
