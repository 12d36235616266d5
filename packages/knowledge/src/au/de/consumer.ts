/** Disputes with a firm about a contract: faults, fairness and complaints: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'au.buy.myth-policy': {
    says: 'Eine Regel des Ladens oder eine alte Garantie kann Ihnen Ihre gesetzlichen Rechte (consumer guarantees) nicht nehmen.',
  },
  'au.buy.want': {
    says: 'Sie können fragen, ob der Vertrag fair ist und ob die Firma ihren Teil gehalten hat.',
  },
  'au.buy.reality': {
    says: 'Eine Firma kann nicht allein entscheiden, wer recht hat. Ihre Rechte kommen aus dem Gesetz, nicht aus den Regeln der Firma.',
  },
  'au.buy.who': {
    says: 'Das Verbraucheramt Ihres Bundesstaats hilft kostenlos bei Beschwerden. Es kann für Sie mit der Firma reden.',
  },
  'au.buy.rights': {
    says: 'Waren müssen von ordentlicher Güte sein und ihren Zweck erfüllen. Tun sie das nicht, können Sie Reparatur, ein neues Stück oder Ihr Geld zurück verlangen.',
  },
  'au.buy.not-yet': {
    says: 'Ohne Gerichtsbeschluss darf man Ihren Lohn oder Ihre Sachen nicht nehmen.',
  },
  'au.buy.know-sign': {
    says: 'Ein Schild, das sagt „keine Erstattung“ (no refunds), verstößt gegen das Gesetz.',
  },
  'au.buy.right-major': {
    says: 'Ist der Fehler schwer, wählen Sie: Geld zurück, ein neues Stück, oder Sie behalten es und bekommen einen Teil des Preises.',
  },
  'au.buy.right-seller': {
    says: 'Der Laden muss sich darum kümmern. Er darf Sie nicht zum Hersteller wegschicken.',
  },
  'au.buy.right-time': {
    says: 'Ihre Rechte können länger gelten als die Garantie des Herstellers: so lange, wie es bei dieser Sache fair ist.',
  },
  'au.buy.right-cooling': {
    says: 'Kam man an Ihre Tür oder rief man Sie zuerst an, haben Sie 10 Werktage, um zu widerrufen.',
  },
  'au.buy.right-unfair': {
    says: 'Eine sehr unfaire Klausel in einem Standardvertrag bindet Sie nicht.',
  },
  'au.buy.cooling-off': {
    says: 'Bei einem Verkauf an Ihrer Tür oder durch einen unerbetenen Anruf haben Sie 10 Werktage, um zu widerrufen. Wir zählen ab dem Datum des Papiers.',
    action:
      'Schriftlich oder am Telefon widerrufen, wenn man Ihnen an der Tür oder durch einen unerbetenen Anruf etwas verkauft hat',
    consequence: 'Danach wird der Widerruf schwerer.',
  },
  'au.buy.insight-policy': {
    says: 'Läden reden oft nur von ihren eigenen Regeln. Das Gesetz gibt Ihnen mehr.',
    actionable:
      'Schreiben Sie: „This is a major failure under the Australian Consumer Law, and I choose a refund.“ (Das ist ein schwerer Mangel nach diesem Gesetz, und ich wähle mein Geld zurück.)',
  },
  'au.buy.nsw-tribunal': {
    says: 'In New South Wales entscheidet NCAT über Streit mit Händlern. Es ist billig, und Sie brauchen meist keinen Anwalt.',
  },
  'au.buy.vic-tribunal': {
    says: 'In Victoria entscheidet VCAT über Streit mit Händlern. Es ist billig, und Sie brauchen meist keinen Anwalt.',
  },
  'au.buy.qld-tribunal': {
    says: 'In Queensland entscheidet QCAT über Streit mit Händlern bis zu einer festen Summe. Es ist billig, und Sie brauchen meist keinen Anwalt.',
  },
}
