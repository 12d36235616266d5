/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_IT: Words = {
  'ie.ask.guardian': {
    says: 'Il nome nell’atto di nascita da solo non rende guardian un padre non sposato. Lo è se ha vissuto con la madre 12 mesi di fila, tre dopo la nascita, dal 18 gennaio 2016. Se no, firmi con lei una statutory declaration. Se rifiuta, ricorra alla District Court. Può chiedere anche le visite.',
    dependsOn: 'se avete vissuto insieme e quanto',
  },
  'ie.ask.child-abroad': {
    says: 'Il passaporto di un figlio e un viaggio all’estero richiedono il consenso di ogni guardian. Partire senza può essere reato. Se l’altro non firma, chieda alla District Court di fare a meno del consenso, per passaporto e viaggio. Porti date, biglietti e indirizzo. Lo faccia presto; una vacanza normale è spesso permessa. Non serve un avvocato.',
  },
  'ie.ask.child-kept': {
    says: 'Senza ordine i gardaí di solito non possono agire, salvo pericolo, perché i guardian sono pari. Vada subito all’ufficio della District Court, chieda custody e access e una data rapida. Se c’è un ordine violato, chieda di farlo eseguire. Non prenda il figlio con la forza. Scriva con calma. Aiutano il Legal Aid Board e la mediazione gratuita.',
  },
}
