/** A summons (citation, dagvaarding): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Jemand bittet ein Gericht, gegen Sie zu entscheiden. Das Papier (citation oder requête, dagvaarding oder verzoekschrift) lädt Sie zu einer Verhandlung.',
  },
  'be.court.claim-who': {
    says: 'Kleine Forderungen, Miete, Energie und Pflegerechnungen gehen zum Friedensrichter (juge de paix, vrederechter) in Ihrer Nähe.',
  },
  'be.court.claim-reality': {
    says: 'Noch ist nichts entschieden. Gehen Sie zur ersten Verhandlung: Dort zählt Ihr Wort.',
  },
  'be.court.claim-not-yet': {
    says: 'Nichts kann verkauft oder vom Lohn genommen werden, bevor es ein Urteil gibt und es Ihnen zugestellt ist. In seltenen Fällen können Geld oder Sachen vorher blockiert werden.',
  },
  'be.court.claim-rights': {
    says: 'Sie dürfen selbst kommen, bestreiten und um Zeit bitten. Bei kleinem Einkommen bekommen Sie einen kostenlosen Anwalt.',
  },
  'be.court.claim-step-date': {
    says: 'Notieren Sie Tag, Uhrzeit und Gericht der ersten Verhandlung. Hängen Sie den Zettel sichtbar auf.',
  },
  'be.court.claim-step-go': {
    says: 'Gehen Sie hin. Sagen Sie, ob Sie bestreiten, oder bitten Sie um Raten. Bleiben Sie weg, werden Sie meist verurteilt.',
  },
  'be.court.claim-step-aid': {
    says: "Bitten Sie jetzt das Büro für juristischen Beistand (bureau d'aide juridique) um einen kostenlosen Anwalt.",
  },
  'be.court.claim-step-proof': {
    says: 'Bringen Sie Beweise mit: Zahlungen, Briefe, den Vertrag. Sagen Sie es, wenn die Schuld zu alt ist.',
  },
  'be.court.claim-step-time': {
    says: 'Bitten Sie den Richter um Zeit zum Zahlen (termes et délais). Bringen Sie Ihr Budget mit.',
  },
  'be.court.claim-right-heard': {
    says: 'Sie haben das Recht, gehört zu werden. Zwischen Ladung und Verhandlung müssen mindestens acht Tage liegen.',
  },
  'be.court.claim-right-time': { says: 'Sie haben das Recht, um Zeit zum Zahlen zu bitten.' },
  'be.court.claim-right-aid': {
    says: 'Bei kleinem Einkommen haben Sie das Recht auf einen kostenlosen Anwalt.',
  },
  'be.court.claim-option-go': {
    title: 'Zur Verhandlung gehen',
    says: 'Sagen Sie Ihre Seite oder bitten Sie um Zeit.',
    cost: 'Nichts ohne Anwalt.',
    time: 'Ein Vormittag.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Alle mit einer Ladung.',
  },
  'be.court.claim-option-plan': {
    title: 'Vor der Verhandlung einen Plan vereinbaren',
    says: 'Bieten Sie schriftlich eine Summe im Monat an. Gehen Sie trotzdem zur Verhandlung.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Die Kosten der Ladung bleiben.',
    bestFor: 'Sie schulden es.',
  },
  'be.court.claim-option-help': {
    title: 'Einen kostenlosen Anwalt bekommen',
    says: 'Fragen Sie das Büro für juristischen Beistand in Ihrer Nähe.',
    cost: 'Nichts oder ein Teil, je nach Einkommen.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Ihr Einkommen ist klein.',
  },
  'be.court.claim-warn': {
    says: 'Verpassen Sie die erste Verhandlung nicht. Ein Urteil ohne Sie ist schwer rückgängig zu machen.',
  },
}
