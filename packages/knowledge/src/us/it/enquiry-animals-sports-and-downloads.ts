/** The Italian words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_IT: Words = {
  'us.fact.neighbors-animal-killed': {
    says: 'Per fermare un animale che attacca una persona di solito è permessa una forza ragionevole, e non è crudeltà. Se nessuno era in pericolo, può essere reato. Il padrone di solito può chiedere solo il valore dell’animale e forse il veterinario. Avvisi subito la sua assicurazione sulla casa. Conservi carte dell’ospedale, foto e rapporto. Non scriva di colpe. Se arrivano carte del tribunale, risponda in tempo.',
    dependsOn: 'se l’animale metteva qualcuno in pericolo',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'Il Title IX vieta a una scuola con fondi federali di trattare peggio un sesso, anche negli sport ricreativi. Chiede nell’insieme pari occasioni, attrezzi e orari, non ogni cosa doppia. Una sola cosa mancante è un caso debole, ma una richiesta giusta. Scriva al Title IX coordinator: ogni scuola così ne ha uno. Se nulla cambia, reclami gratis all’Office for Civil Rights.',
    dependsOn: 'l’insieme degli sport della sua scuola',
  },
  'us.fact.who-pays-for-downloads': {
    says: 'Chi carica e chi scarica senza permesso copia l’opera, quindi il titolare può citare entrambi. In pratica colpisce chi condivide, come con i torrent, e i siti. Un tribunale può dare da $750 a $30,000 per opera, di più se voluto. Un sito è salvo se toglie i file quando avvisato e non ha aiutato apposta. È arrivata una lettera? Non la ignori e non ammetta nulla senza consiglio.',
    dependsOn: 'chi ha copiato, condiviso o ospitato il file',
  },
}
