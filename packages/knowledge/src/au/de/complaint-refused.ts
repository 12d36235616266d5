/** The German words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_DE: Words = {
  'au.refused.reality': {
    says: 'Es ist das letzte Wort der Firma, nicht Ihres Falls. Die AFCA kann es neu prüfen.',
  },
  'au.refused.deadline': {
    says: 'Sie haben meist zwei Jahre ab der letzten Antwort. Früher ist besser, solange Papiere und Erinnerungen frisch sind.',
    action: 'Ihre Beschwerde an die AFCA schicken',
    consequence: 'Danach kann die AFCA die Prüfung ablehnen.',
  },
  'au.refused.right-free': {
    says: 'Die AFCA ist für Sie kostenlos, und Sie brauchen keinen Anwalt.',
  },
  'au.refused.right-bind': {
    says: 'Nehmen Sie ihre Entscheidung an, muss die Firma tun, was sie sagt. Nehmen Sie sie nicht an, können Sie noch vor Gericht gehen.',
  },
  'au.refused.step-gather': {
    says: 'Behalten Sie diesen Brief. Legen Sie Ihre Briefe, Auszüge und Notizen von Anrufen dazu.',
  },
  'au.refused.option-afca': {
    says: 'Beschweren Sie sich online. Sagen Sie, was schiefging, was Sie verloren haben und was Sie wollen.',
    title: 'Zur AFCA gehen',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Gering. Verlieren Sie, zahlen Sie nichts.',
    bestFor: 'Sie denken noch immer, dass die Firma im Unrecht war.',
  },
  'au.refused.reality-ombudsman': {
    says: 'Es ist das letzte Wort der Firma, nicht Ihres Falls. Eine Ombudsstelle (ombudsman) kann es neu prüfen.',
  },
  'au.refused.right-ombudsman': {
    says: 'Die Ombudsstelle (ombudsman) ist kostenlos und auf keiner Seite. Bei Telefon und Internet ist es der TIO, bei Strom und Wasser die Stelle Ihres Bundesstaats.',
  },
  'au.refused.right-tribunal': {
    says: 'Bei Waren und Diensten können Sie auch zum Tribunal Ihres Bundesstaats gehen. Es ist billig, und Sie brauchen meist keinen Anwalt.',
  },
  'au.refused.step-gather-all': {
    says: 'Behalten Sie diesen Brief. Legen Sie Ihre Rechnungen, E-Mails und Notizen von Anrufen dazu, und schicken Sie alles bald an die Ombudsstelle (ombudsman).',
  },
  'au.refused.step-pay': {
    says: 'Zahlen Sie den Teil, den Sie nicht bestreiten. Bitten Sie die Firma, nicht zu sperren, solange die Ombudsstelle (ombudsman) prüft.',
  },
  'au.refused.option-ombudsman': {
    says: 'Beschweren Sie sich online oder am Telefon. Sagen Sie, was schiefging und was Sie wollen.',
    title: 'Zur Ombudsstelle (ombudsman) gehen',
    cost: 'Kostenlos.',
    time: 'Einige Wochen oder Monate.',
    risk: 'Gering. Verlieren Sie, zahlen Sie nichts.',
    bestFor: 'Sie denken noch immer, dass die Firma im Unrecht war.',
  },
}
