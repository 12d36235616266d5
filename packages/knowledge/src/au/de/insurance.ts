/** The German words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'au.insure.want': { says: 'Suchen Sie den Grund und die Worte der Police, die man nennt.' },
  'au.insure.reality': {
    says: 'Das ist die Sicht des Versicherers. Es ist nicht das letzte Wort.',
  },
  'au.insure.who': {
    says: 'Versicherer müssen zur AFCA gehören, der kostenlosen Beschwerdestelle.',
  },
  'au.insure.rights': {
    says: 'Sie können Gründe verlangen, die benutzten Berichte und eine Überprüfung.',
  },
  'au.insure.right-reason': {
    says: 'Sie können fragen, auf welche Worte der Police man sich stützt.',
  },
  'au.insure.right-afca': {
    says: 'Sagt man Nein oder braucht man mehr als 30 Tage für Ihre Beschwerde, können Sie zur AFCA gehen.',
  },
  'au.insure.step-reason': { says: 'Verlangen Sie schriftlich die Gründe und die Berichte.' },
  'au.insure.step-proof': { says: 'Schicken Sie Fotos, Kostenvoranschläge und Belege.' },
  'au.insure.step-complain': {
    says: 'Schreiben Sie: „This is a complaint.“ (Das ist eine Beschwerde.) Verlangen Sie die letzte Antwort in 30 Tagen.',
  },
  'au.insure.opt-afca': {
    says: 'Zuerst beim Versicherer. Dann bei der AFCA, online.',
    title: 'Sich beschweren, dann AFCA',
    cost: 'Kostenlos.',
    time: 'AFCA binnen zwei Jahren nach der letzten Antwort.',
    risk: 'Gering.',
    bestFor: 'Sie denken, dass die Entscheidung falsch ist.',
  },
  'au.insure.opt-help': {
    says: 'Der Insurance Law Service hilft kostenlos.',
    title: 'Kostenlose rechtliche Hilfe holen',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Der Brief ist schwer zu verstehen.',
  },
  'au.insure.right-good-faith': {
    says: 'Der Versicherer muss ganz ehrlich und fair mit Ihnen sein (utmost good faith). Er muss Ihren Schaden fair und ohne Verzögerung bearbeiten.',
  },
  'au.insure.right-no-loss': {
    says: 'Er darf nicht ablehnen wegen etwas, das Sie später taten und das den Schaden nicht verursacht hat. Er darf nur kürzen, so weit er einen Nachteil zeigen kann.',
  },
  'au.insure.right-disclosure': {
    says: 'Sagt er, Sie hätten ihm etwas nicht gesagt, zählt das nur, wenn er klar gefragt hat und Sie nicht sorgfältig genug waren.',
  },
  'au.insure.right-thirty': {
    says: 'Der Versicherer muss eine Beschwerde binnen 30 Tagen beantworten. Dann können Sie kostenlos zur AFCA gehen.',
  },
  'au.insure.right-code': {
    says: 'Die Regeln der Branche (code) sagen, wie schnell über einen Schaden entschieden werden muss. Verlangen Sie die Gründe und die Berichte zu Ihrem Schaden.',
  },
  'au.insure.right-unusual': {
    says: 'Eine ungewöhnliche Grenze zählt vielleicht nicht, wenn man sie Ihnen nicht klar gesagt hat. Eine Lüge bei einem Teil beendet nicht immer den ganzen Anspruch.',
  },
}
