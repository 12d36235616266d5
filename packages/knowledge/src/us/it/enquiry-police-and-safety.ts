/** Questions about the police, old records, stalking, images and recordings: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_IT: Words = {
  'us.story.police-home': {
    says: 'Per entrare in una casa alla polizia serve un mandato (warrant), il Suo sì o un’emergenza. Dica con calma che non è d’accordo. Non è obbligato a rispondere a domande: dica che vuole un avvocato.',
    dependsOn: 'se qualcuno ha detto sì o c’era un’emergenza',
  },
  'us.story.police-talk': {
    says: 'Non è obbligato a rispondere alle domande della polizia oltre al Suo nome, dove la legge lo chiede. Dica: “I want a lawyer and will stay silent” (voglio un avvocato e resto in silenzio). Non menta.',
  },
  'us.story.old-record': {
    says: 'Molti Stati cancellano casi vecchi o piccoli, alcuni da soli. Si faccia dare il Suo certificato (record), controlli l’attesa e depositi la richiesta in tribunale. L’assistenza legale (legal aid) spesso aiuta gratis.',
    dependsOn: 'lo Stato, l’accusa e gli anni da allora',
  },
  'us.story.images': {
    says: 'Salvi le prove con i link. Chieda al sito di togliere tutto: le grandi piattaforme devono togliere le immagini intime entro 48 ore. Condividerle è un reato in quasi tutti gli Stati, e può fare causa.',
  },
  'us.story.recording': {
    says: 'La legge federale le permette di registrare un colloquio a cui partecipa. Alcuni Stati, come California, Florida e Pennsylvania, vogliono il sì di tutti.',
    dependsOn: 'il Suo Stato',
  },
  'us.story.my-things': {
    says: 'Scriva una richiesta con un elenco, una data e un modo per consegnare. La polizia quasi sempre può solo mantenere la calma. Poi una piccola causa (small claims) o una causa per riavere cose (replevin) può dare le cose o il loro valore.',
  },
}
