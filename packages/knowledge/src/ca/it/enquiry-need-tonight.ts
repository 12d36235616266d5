/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'ca.need.bed': {
    says: 'Chiami o scriva ora al 211, a qualsiasi ora. Sanno quale rifugio ha un letto stanotte, anche per famiglie, in molte lingue. A Toronto chiami Central Intake: 416-338-4766. La legge federale dice che un alloggio adeguato è un diritto umano. Domani chieda all’assistenza sociale della Sua provincia denaro d’emergenza per un alloggio.',
  },
  'ca.need.food': {
    says: 'Chiami o scriva ora al 211. Le trovano un banco alimentare o un pasto gratuito oggi vicino a Lei, in molte lingue. Chieda oggi all’assistenza sociale della Sua provincia denaro d’emergenza per il cibo. Se la riceve già, chiami il Suo operatore. Chieda alla scuola i pasti per i bambini.',
  },
  'ca.need.food-ontario': {
    says: 'Chiami o scriva al 211 per un banco alimentare oggi. Poi chieda l’aiuto d’emergenza (emergency assistance), su ontario.ca o al Suo ufficio Ontario Works. In una crisi può pagare cibo e alloggio fino a 48 giorni, senza domanda completa. Se riceve già Ontario Works o ODSP, chiami il Suo operatore.',
  },
  'ca.need.power': {
    says: 'Chiami ora la compagnia. Dica che c’è un neonato, un anziano o un malato, e offra un piano di rate. Molte province vietano i distacchi in inverno. Reclami oggi alla commissione per l’energia della Sua provincia. Chiami il 211 per aiuto con la bolletta e un posto caldo stanotte. Non scaldi mai in casa con forno o griglia.',
  },
  'ca.need.power-ontario': {
    says: 'In Ontario una compagnia di luce o gas non può staccare una casa per una bolletta dal 15 novembre al 30 aprile. Chi è stato staccato prima deve riavere la luce. Chiami ora e lo dica. Se rifiuta, reclami all’Ontario Energy Board. Chieda LEAP, un aiuto per bollette arretrate. Per le ditte dei contatori di condominio valgono altre regole. Posto caldo: 211.',
  },
  'ca.need.loan-shark': {
    says: 'In pericolo chiami il 911. Minacciare per farsi pagare è un reato (estorsione), come prestare a più del 35 % l’anno. Lei non ha commesso reati chiedendo un prestito. Non lo incontri da solo. Conservi i messaggi e scriva giorni e somme per la polizia. Chieda alla banca di bloccare la carta e aprire un altro conto. Per soldi e cibo: 211.',
  },
}
