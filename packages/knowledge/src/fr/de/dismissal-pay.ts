/** What is due when a job ends: notice, pay, papers and benefits: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_WORDS: Words = {
  'fr.job.not-yet-waive': {
    says: 'Niemand kann Sie durch eine Unterschrift auf der Schlussabrechnung (solde de tout compte) zum Verzicht bringen. Sie haben sechs Monate, um zu widersprechen.',
  },
  'fr.job.know-benefits': {
    says: 'Nach jeder Kündigung durch den Arbeitgeber, auch bei schwerem Fehlverhalten (faute grave), können Sie bei France Travail Arbeitslosengeld beantragen.',
  },
  'fr.job.deadline-receipt': {
    says: 'Haben Sie die Schlussabrechnung (solde de tout compte) unterschrieben, haben Sie sechs Monate, um ihren Summen zu widersprechen.',
    action: 'Der Schlussabrechnung per Einschreiben widersprechen',
    consequence: 'Danach gelten die genannten Summen als erledigt.',
  },
  'fr.job.step-register': {
    says: 'Melden Sie sich am Tag nach dem Ende Ihres Vertrags bei France Travail. Ihr Arbeitgeber muss Ihnen die Papiere geben.',
  },
  'fr.job.step-papers': {
    says: 'Prüfen Sie Ihre letzten Papiere: Arbeitsbescheinigung, Formular für France Travail, Schlussabrechnung (solde de tout compte).',
  },
  'fr.job.right-notice': {
    says: 'Sie haben das Recht auf eine Kündigungsfrist: einen Monat ab sechs Monaten Arbeit, zwei Monate ab zwei Jahren. Ihr Tarifvertrag (convention collective) kann mehr geben.',
  },
  'fr.job.right-pay': {
    says: 'Nach acht Monaten bekommen Sie eine Abfindung (indemnité de licenciement): ein Viertel Monatslohn je Jahr, ab dem elften Jahr ein Drittel.',
  },
  'fr.job.right-fault': {
    says: 'Bei schwerem Fehlverhalten (faute grave) gibt es keine Kündigungsfrist und keine Abfindung. Nicht genommener Urlaub muss trotzdem bezahlt werden.',
  },
  'fr.job.option-accept': {
    title: 'Annehmen und fordern, was Ihnen zusteht',
    says: 'Prüfen Sie Kündigungsfrist, Abfindung und Urlaubsgeld. Melden Sie sich bei France Travail.',
    cost: 'Nichts.',
    time: 'Ein Tag.',
    risk: 'War der Grund schlecht, entgeht Ihnen vielleicht Geld.',
    bestFor: 'Der Grund stimmt und die Summen passen.',
  },
}
