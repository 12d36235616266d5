/** The German words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_DE: Words = {
  'us.life.right-cobra': {
    says: 'Sie haben 60 Tage, um COBRA zu wählen, und dann 45 Tage für die erste Zahlung. Es kann bis zu dem Tag zurückgelten, an dem der Schutz endete.',
  },
  'us.life.step-cobra': {
    says: 'Vergleichen Sie den Preis mit einer Versicherung vom Marketplace. Endet der Schutz von der Arbeit, öffnet sich dort ein Fenster von 60 Tagen.',
  },
  'us.life.option-cobra': {
    says: 'Wählen Sie COBRA bis zum Datum, oder eine andere Versicherung.',
    title: 'Den Schutz rechtzeitig wählen',
    cost: 'Bis zu 102 % des vollen Preises',
    time: '60 Tage für die Wahl',
    risk: 'Nach dem Datum ist das Recht weg.',
    bestFor:
      'Sie brauchen bald Behandlung oder haben Ihre Selbstbeteiligung (deductible) erreicht.',
  },
  'us.life.right-market': {
    says: 'Gegen eine Entscheidung des Marketplace über Schutz oder Hilfe können Sie meist innerhalb von 90 Tagen Widerspruch (appeal) einlegen. Schicken Sie fehlende Beweise bis zum Datum, um die Hilfe zu behalten.',
  },
  'us.life.right-plan': {
    says: 'Sagt eine Versicherung von der Arbeit nein, muss sie ihre Gründe nennen. Meist haben Sie 180 Tage für den Widerspruch (appeal) bei Behinderung, 60 bei einer Rente. Legen Sie ihn vor einer Klage ein.',
  },
  'us.life.right-enroll': {
    says: 'Endet der Schutz von der Arbeit, haben Sie 60 Tage, um eine Versicherung vom Marketplace zu nehmen, bei kleinem Einkommen oft billiger.',
  },
  'us.eob.want': {
    says: 'Ihre Krankenversicherung zeigt, was sie gezahlt hat und was der Arzt von Ihnen verlangen kann. Es ist keine Rechnung.',
  },
  'us.eob.right-appeal': {
    says: 'Gegen das, was die Versicherung nicht zahlte, können Sie Widerspruch (appeal) einlegen, meist innerhalb von 180 Tagen, und danach eine Prüfung von außen verlangen.',
  },
  'us.eob.step': {
    says: 'Warten Sie auf die Rechnung des Arztes und vergleichen Sie sie mit diesem Papier. Zahlen Sie nicht mehr als „your share“ (Ihr Anteil).',
  },
  'us.eob.option': {
    says: 'Rufen Sie die Versicherung an, wenn etwas falsch aussieht, und legen Sie dann schriftlich Widerspruch (appeal) ein.',
    title: 'Fragen, dann Widerspruch einlegen',
    cost: 'Kostenlos',
    time: 'Meist 180 Tage',
    risk: 'Keines.',
    bestFor: 'Die Versicherung zahlte zu wenig, oder Sie hatten diese Behandlung nie.',
  },
}
