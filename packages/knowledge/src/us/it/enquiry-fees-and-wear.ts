/** The Italian words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_IT: Words = {
  'us.state.nc.ask-late-fee': {
    says: 'In North Carolina la mora sull’affitto mensile è al massimo il 5%, o 15 dollari se è di più. Conta solo se concordata e con cinque giorni di ritardo o più. Si prende una volta per ogni pagamento in ritardo, mai al giorno. Non possono toglierla dall’affitto seguente così che manchi. Lo scriva con prova di ogni pagamento e vada a ogni udienza. Legal Aid of NC aiuta gratis.',
  },
  'us.fact.late-fee': {
    says: 'Una penale di ritardo vale solo se è nel contratto, e non oltre. Molti Stati la limitano, spesso al 5-10% dell’affitto, e alcuni danno giorni di tolleranza. Paga l’affitto in sé. Contesta il resto per iscritto citando la riga del contratto. In alcuni Stati l’affitto non può coprire prima le penali.',
  },
  'us.fact.deposit-wear': {
    says: 'Non possono addebitare la normale usura, come vernice sbiadita o moquette consumata dagli anni. Per un danno vero solo il valore che la cosa aveva ancora: una moquette dura otto-dieci anni. Chiedi per iscritto ricevute e date, manda foto e contesta ogni voce. Poi la small claims court.',
  },
  'us.fact.lien-after-paying': {
    says: 'In molti Stati un artigiano o fornitore non pagato può mettere un lien sulla casa anche se hai pagato l’impresa. Ma avvisi e deposito hanno termini stretti, e alcuni Stati proteggono chi ha pagato. Chiedi carte e date, manda le prove. Esigi che l’impresa lo tolga. Vedi un avvocato prima di pagare due volte.',
    dependsOn: 'il tuo Stato e le date del lien',
  },
  'us.fact.broker-fee-new-york-city': {
    says: 'A New York City paga chi ha incaricato l’agente (broker), dall’11 giugno 2025. Se l’ha incaricato il proprietario, o se l’agente ha messo l’annuncio per lui, lei non deve nulla. Prima di firmare deve avere una lista di tutte le spese. Ha già pagato? Chieda il rimborso per iscritto, reclami al 311 o su nyc.gov/consumers, e può fare causa. Paga solo un agente che ha scelto lei.',
  },
}
