/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'us.need.bed': {
    says: 'Chiami ora il 211, a qualsiasi ora. Sanno quale rifugio ha un letto stanotte, anche per famiglie. Un bambino senza casa può restare nella sua scuola o entrare subito in un’altra, senza documenti. Un’auto non è una casa. Chieda alla scuola il referente (homeless liaison): aiuta con i trasporti e i pasti gratuiti.',
  },
  'us.need.bed-new-york': {
    says: 'La città di New York deve dare un riparo ogni notte a chi ne ha diritto (right to shelter). Con bambini o in gravidanza: vada al PATH, 151 East 151st Street, Bronx, aperto giorno e notte. Gli altri: chiami il 311 per il centro di accoglienza. Porti i documenti che ha. Fuori città chiami il 211.',
  },
  'us.need.food': {
    says: 'Chiami il 211, o la linea contro la fame 1-866-348-6479 (USDA, da lunedì a venerdì), per cibo gratis oggi vicino a Lei. Chieda oggi SNAP (buoni alimentari) e dica che non ha nulla. Deve arrivare in sette giorni se ha al massimo 100 $ e meno di 150 $ di reddito questo mese. Anche se tutto ciò che ha è meno di affitto e luce. Chieda alla scuola i pasti gratuiti.',
  },
  'us.need.power': {
    says: 'Chiami ora la compagnia e dica che c’è un neonato, un anziano o un malato. Chiami il 211 e chieda l’aiuto di crisi LIHEAP. Se ne ha diritto, deve agire entro 48 ore, entro 18 se c’è pericolo di vita. Molti Stati vietano i distacchi col freddo o in caso di malattia: chiami la commissione del Suo Stato. Non scaldi mai in casa con forno, griglia o generatore.',
  },
  'us.need.loan-shark': {
    says: 'In pericolo chiami il 911. Prestare o riscuotere con minacce di violenza è un reato federale. Lei non ha commesso reati chiedendo un prestito. Non lo incontri da solo. Conservi i messaggi e scriva giorni e somme. Lo dica alla polizia o all’FBI: tips.fbi.gov. Chieda alla banca di bloccare la carta e aprire un altro conto. Per soldi e cibo chiami il 211.',
  },
}
