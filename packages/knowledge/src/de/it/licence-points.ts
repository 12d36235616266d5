/** The Italian words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_IT: Words = {
  'de.points.want': {
    says: 'L’ufficio patenti scrive per i Suoi punti nel registro (Fahreignungsregister).',
  },
  'de.points.reality': {
    says: 'Con quattro o cinque punti c’è un richiamo, con sei o sette un avviso. Con otto si perde la patente.',
  },
  'de.points.right-seminar': {
    says: 'Con cinque punti al massimo un corso ne toglie uno, una volta in cinque anni. Consegni l’attestato in due settimane. Con sei non più.',
  },
  'de.points.right-steps': {
    says: 'Devono andare passo per passo. Ne manca uno? I punti scendono a cinque o sette.',
  },
  'de.points.right-delete': {
    says: 'I punti si cancellano dopo due anni e mezzo, cinque o dieci, secondo la gravità.',
  },
  'de.points.right-no-stop': {
    says: 'Con otto punti l’opposizione non ferma nulla: non guidi. Solo il tribunale può sospendere. Nuova patente dopo sei mesi al più presto.',
  },
  'de.points.step': {
    says: 'Chieda gratis i Suoi dati al KBA. Verifichi ogni fatto, la data e se va cancellato.',
  },
  'de.points.option': {
    says: 'Prenoti il corso finché ha cinque punti o meno.',
    title: 'Fare il corso',
    cost: 'Qualche centinaio di euro.',
    time: 'Qualche settimana.',
    risk: 'Nessuno.',
    bestFor: 'Ha da uno a cinque punti.',
  },
  'de.public.fine-right-list': {
    says: 'Le multe stradali stanno in un elenco per tutta la Germania. Le somme valgono per una disattenzione in circostanze normali. Confronti la sua: per di più l’ufficio deve dare un motivo.',
  },
}
