/** Klagen und Urteile in Nordirland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_DE: Words = {
  'gb.claim.ni-want': {
    says: 'Das Gericht will Ihre Antwort. Es hat noch nichts entschieden.',
  },
  'gb.claim.ni-rights': {
    says: 'Sie können zahlen, bestreiten oder die Forderung annehmen und um Zeit bitten. Antworten Sie in jedem Fall bis zum Tag auf dem Formular.',
  },
  'gb.claim.ni-not-yet': {
    says: 'Wegen dieser Klage kann Ihnen jetzt niemand Lohn oder Sachen nehmen. Dafür braucht es erst ein Urteil (decree) und dann das Enforcement of Judgments Office.',
  },
  'gb.claim.ni-small': {
    says: 'Sie können eine kleine Klage (small claim) mit der Notice of Dispute bestreiten. Oder Sie erkennen sie auf dem Formular an und bitten um Zeit. Sie brauchen keinen Anwalt.',
  },
  'gb.claim.ni-civil-bill': {
    says: 'Gegen eine Klage (civil bill) können Sie sich wehren. Schicken Sie die Notice of Intention to Defend rechtzeitig an Gericht und Gegenseite.',
  },
  'gb.claim.ni-warn': {
    says: 'Hört das Gericht bis zum Termin nichts, kann ohne Verhandlung ein Urteil (decree) gegen Sie ergehen.',
  },
  'gb.claim.ni-option-dispute': {
    title: 'Auf dem Gerichtsformular bestreiten',
    says: 'Sagen Sie, was nicht stimmt und warum. Behalten Sie einen Nachweis der Sendung.',
    cost: 'Bei kleinen Klagen meist nichts, außer Sie klagen zurück.',
    time: 'Jetzt ein bis zwei Stunden, bis zur Verhandlung einige Monate.',
    risk: 'Wenn Sie verlieren, zahlen Sie die Forderung und die Gerichtsgebühr.',
    bestFor: 'Es ist nicht Ihre Schuld, oder die Summe stimmt nicht.',
  },
  'gb.claim.ni-option-time': {
    title: 'Anerkennen und um Zeit bitten',
    says: 'Tragen Sie im Formular ein, was Sie im Monat zahlen können, mit Budget.',
    cost: 'Die Monatsrate, die Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Sie erkennen die Schuld an, ein Urteil kann folgen.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'gb.lbc.ni-court': {
    says: 'Zuerst muss geklagt werden, meist als kleine Klage (small claim). Sie bekämen die Papiere und Zeit zum Bestreiten.',
  },
  'gb.judgment.ni-set-aside': {
    says: 'Erging ein Urteil (decree) ohne Sie, können Sie beim Gericht die Aufhebung beantragen. Sagen Sie, warum Sie nicht antworteten und was dagegen spricht.',
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: 'Urteilte der High Court nur, weil niemand antwortete, kann er das Urteil aufheben. Holen Sie jetzt Rechtsrat, denn Sie müssen gute Gründe zeigen.',
  },
  'gb.judgment.ni-step-set-aside': {
    says: 'Haben Sie die Gerichtspapiere nie bekommen? Rufen Sie heute das Gericht im Urteil an. Verlangen Sie das Formular für die Aufhebung und handeln Sie sofort.',
  },
  'gb.bailiff.ni-ten-days': {
    says: 'Zuerst kommt eine Ankündigung (notice of intent). In den zehn Tagen danach können Sie mit dem Gläubiger zahlen oder einen Plan vereinbaren.',
  },
}
