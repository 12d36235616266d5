/** The Italian words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_IT: Words = {
  'fr.benefit.right-rsa': {
    says: 'Per l’RSA scriva entro due mesi al presidente del Suo dipartimento. Solo dopo può andare al tribunale amministrativo.',
  },
  'fr.benefit.right-housing': {
    says: 'Per l’aiuto alla casa e il premio di attività scriva prima alla commissione ricorsi della CAF, entro due mesi. Poi viene il tribunale amministrativo.',
  },
  'fr.benefit.meeting-want': {
    says: 'È convocato a un colloquio su aiuto e lavoro perché riceve il RSA. Deve andarci. Non c’è nulla da pagare.',
  },
  'fr.benefit.meeting-rights': {
    says: 'Con un buon motivo può chiedere un altro giorno, e spiegarsi prima di ogni taglio.',
  },
  'fr.benefit.meeting-go': {
    says: 'Vada quel giorno con questa lettera e un documento. Non può? Chiami prima, poi scriva il motivo e conservi la prova.',
  },
  'fr.benefit.meeting-heard': {
    says: 'Il Suo RSA non può essere tagliato prima che Le scrivano il motivo e La lascino rispondere. Contro un taglio scriva al presidente del dipartimento entro due mesi.',
  },
}
