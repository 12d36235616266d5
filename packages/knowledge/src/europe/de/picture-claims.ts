/** The German words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_DE: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'Es heißt, Sie hätten ein Bild oder einen Text ohne Erlaubnis benutzt. Sie sollen es entfernen und zahlen.',
  },
  who: {
    says: 'Eine Firma oder ein Anwalt schreibt für den, der das Werk gemacht hat. Das ist kein Gericht.',
  },
  reality: {
    says: 'Das ist eine Forderung und kein Urteil. Gehört das Werk ihnen, kann etwas Geld fällig sein, oft aber weniger als verlangt.',
  },
  'not-yet': { says: 'Niemand kann Ihnen jetzt Geld nehmen. Erst muss ein Gericht entscheiden.' },
  'right-proof': {
    says: 'Die Gegenseite muss zeigen, dass das Werk ihr gehört und dass Sie es benutzt haben. Verlangen Sie beides schriftlich.',
  },
  'right-sum': {
    says: 'Die Summe muss zum Schaden passen, oft zum Preis einer Lizenz. Fragen Sie nach der Rechnung dahinter.',
  },
  'right-quote': {
    says: 'Das Gesetz erlaubt, einen Teil eines Werks mit Quelle zu zitieren, wenn Sie darüber schreiben.',
  },
  'step-keep': {
    says: 'Sichern Sie ein Bild der Seite, dann nehmen Sie das Werk herunter. Notieren Sie, woher Sie es haben.',
  },
  'step-licence': {
    says: 'Suchen Sie eine Lizenz, eine Rechnung oder die Bedingungen der Seite, von der es stammt.',
  },
  'step-sign-nothing': {
    says: 'Unterschreiben Sie noch nichts. Ein unterschriebenes Versprechen kann Sie jahrelang binden.',
  },
  'option-proof': {
    says: 'Fragen Sie, wer das Werk gemacht hat, seit wann Sie es benutzt haben sollen und wie die Summe entsteht.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke.',
    time: 'Vor dem genannten Tag.',
    risk: 'Es kann zu einer Klage kommen.',
    bestFor: 'Sie wissen nicht, ob es stimmt.',
  },
  'option-offer': {
    says: 'Bieten Sie den Preis einer Lizenz an, damit alles erledigt ist. Erkennen Sie keine Schuld an.',
    title: 'Eine faire Summe anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Einige Wochen.',
    risk: 'Es kann mehr verlangt werden.',
    bestFor: 'Sie haben das Werk benutzt.',
  },
}
