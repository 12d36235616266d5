/** Questions about renting in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_IT: Words = {
  'gb.ask-housing.ni-evict': {
    says: 'In Irlanda del Nord un avviso (notice to quit) deve essere scritto. Deve dare 4 settimane, 8 dopo un anno, o 12 dopo dieci. Poi serve ancora un ordine del tribunale.',
    dependsOn: 'da quanto tempo vive lì',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'Non è obbligato ad andare via quando finisce l’avviso. Il proprietario deve andare in tribunale, e solo l’Enforcement of Judgments Office può farla uscire.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'In Irlanda del Nord l’affitto privato può salire una volta in 12 mesi, con tre mesi di preavviso scritto.',
    dependsOn: 'l’avviso ricevuto',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'In Irlanda del Nord il proprietario deve proteggere il deposito (deposit) entro 28 giorni. Un deposito non può superare un mese d’affitto. Il sistema di tutela risolve le liti gratis.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Lo segnali per iscritto con foto. Se non succede nulla, chieda un’ispezione all’ufficio igiene del Suo comune (environmental health team). Continui a pagare l’affitto.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: "No, continui a pagare: potrebbe perdere la casa per gli arretrati. Segnali ogni guasto per iscritto con foto. Se non lo riparano, chieda un'ispezione all'ufficio environmental health del comune. Housing Rights aiuta gratis.",
  },
}
