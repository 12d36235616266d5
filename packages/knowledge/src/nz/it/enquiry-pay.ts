/** The Italian words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'nz.ask.deduction': {
    says: 'Il datore può trattenere solo con il suo consenso scritto o per legge, e deve prima parlarle. Non può essere irragionevole, come farle pagare il furto di un cliente. Lo richieda per iscritto, poi chiami la Labour Inspectorate: 0800 20 90 20.',
  },
  'nz.ask.contractor': {
    says: 'Dal 21 febbraio 2026 lei è autonomo (contractor) se supera un test fissato. Il contratto scritto deve dirlo, e lei deve aver avuto tempo per un consiglio. Deve poter lavorare per altri, rifiutare lavoro, e scegliere gli orari o mandare un sostituto. Se manca un punto, l’autorità guarda come lavora davvero. Un dipendente ha ferie e malattia pagate. Chiami gratis lo 0800 20 90 20.',
    dependsOn: 'il contratto scritto e come lavora davvero',
  },
  'nz.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo. Paga e ore concordate possono cambiare solo con il Suo consenso, dopo colloqui corretti. Può presentare un reclamo personale (personal grievance) entro 90 giorni.',
  },
  'nz.ask.unpaid': {
    says: 'Chieda per iscritto con le date. Poi chiami lo 0800 20 90 20, e chieda una mediazione (mediation) gratuita o il Labour Inspectorate.',
  },
  'nz.ask.change-hours': {
    says: 'Le ore sono nel contratto, e cambia solo se siete d’accordo tutti e due. Scriva che non è d’accordo. Prima devono parlarLe in buona fede.',
  },
  'nz.ask.minimum-wage': {
    says: 'Dal 1º aprile 2026 è 23,95 $ l’ora per gli adulti, prima delle tasse, e 19,16 $ per chi inizia o si forma. Vale per ogni ora di lavoro, anche in prova e a cottimo. Sotto i 16 anni non c’è. Se prende meno, annoti le ore e lo chieda per iscritto. Employment New Zealand aiuta gratis allo 0800 20 90 20, e un labour inspector può far pagare il capo. Può tornare indietro di sei anni.',
  },
}
