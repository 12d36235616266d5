/** What can still be done when the time in a paper of a court or court officer is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_DE: Words = {
  'de.late.order-want': {
    says: 'Das ist ein Mahnbescheid. Die zwei Wochen für die Antwort sind vorbei. Sie können noch widersprechen, bis das Gericht den nächsten Bescheid erlässt.',
  },
  'de.late.order-step': {
    says: 'Rufen Sie heute das Gericht mit dem Aktenzeichen an. Fragen Sie, ob es einen Vollstreckungsbescheid gibt. Wenn nicht, schicken Sie sofort den Widerspruch: Er zählt noch.',
  },
  'de.late.order-option': {
    says: 'Schicken Sie heute das Formular oder einen Brief mit „Ich widerspreche“. Ist der nächste Bescheid schon da, gilt er als Einspruch dagegen.',
    title: 'Spät widersprechen',
    cost: 'Kostenlos.',
    time: 'Zehn Minuten, heute.',
    risk: 'Wurde der nächste Bescheid vor über zwei Wochen zugestellt, kann es zu spät sein.',
    bestFor: 'Sie schulden das nicht oder nicht alles.',
  },
  'de.late.claim-want': {
    says: 'Jemand hat Sie verklagt. Die Zeit, Ihre Verteidigung anzuzeigen, ist vorbei. Das Gericht kann schon ohne Sie entschieden haben.',
  },
  'de.late.claim-reality': {
    says: 'Ein später Brief zählt noch, wenn er vor dem fertigen Urteil bei Gericht ist. Jeder Tag zählt.',
  },
  'de.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit dem Aktenzeichen an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, schreiben Sie sofort, dass Sie sich verteidigen.',
  },
  'de.late.claim-option': {
    says: 'Hat das Gericht entschieden, weil Sie schwiegen? Legen Sie Einspruch mit Gründen ein. Bitten Sie im selben Brief, die Vollstreckung zu stoppen.',
    title: 'Einspruch, wenn das Gericht ohne Sie entschied',
    cost: 'Zuerst kostenlos. Die Kosten der Säumnis tragen Sie.',
    time: 'Zwei Wochen ab Zustellung des Urteils.',
    risk: 'Wenn Sie verlieren, zahlen Sie mehr Kosten. Am Landgericht brauchen Sie einen Anwalt.',
    bestFor: 'Es gibt ein Urteil, und die Klage stimmt aus Ihrer Sicht nicht.',
  },
  'de.late.enforcement-want': {
    says: 'Das ist ein Vollstreckungsbescheid. Daraus kann jetzt vollstreckt werden. Ab dem Datum des Papiers gezählt sind die zwei Wochen für den Einspruch vorbei.',
  },
  'de.late.default-want': {
    says: 'Das Gericht hat gegen Sie entschieden, weil Sie nicht geantwortet haben oder nicht kamen. Ab dem Datum des Papiers gezählt sind die zwei Wochen für den Einspruch vorbei.',
  },
  'de.late.enforcement-reality': {
    says: 'Ohne Einspruch in der Frist ist er endgültig, richtig oder falsch. Raten sind noch möglich, und was Sie zum Leben brauchen, bleibt geschützt.',
  },
  'de.late.enforcement-rights': {
    says: 'Was Sie zum Leben brauchen, bleibt auch jetzt geschützt: ein Teil vom Lohn, das P-Konto und einfache Dinge.',
  },
  'de.late.enforcement-step': {
    says: 'Sehen Sie auf das Datum auf dem gelben Umschlag. Keine zwei Wochen her? Dann heute noch Einspruch. Ist es später und ohne Ihre Schuld, bitten Sie im selben Brief um Wiedereinsetzung.',
  },
  'de.late.enforcement-option': {
    says: 'Schicken Sie Einspruch und Antrag zusammen. Schreiben Sie, warum es nicht früher ging, und fügen Sie Belege bei.',
    title: 'Wiedereinsetzung beantragen',
    cost: 'Zuerst kostenlos. Am Ende zahlt, wer verliert.',
    time: 'Zwei Wochen nach Ende des Hindernisses, höchstens ein Jahr nach Fristende.',
    risk: 'Die Post nicht zu öffnen ist kein Grund. Das Gericht kann ablehnen.',
    bestFor: 'Sie waren im Krankenhaus oder verreist, oder das Papier kam nie an.',
  },
  'de.late.service-right': {
    says: 'Ging es an eine alte Adresse? Dann beginnen die zwei Wochen erst, wenn das Papier wirklich bei Ihnen ist. Sagen Sie es dem Gericht mit Belegen.',
  },
  'de.late.judgment-reality': {
    says: 'Ab dem Datum des Papiers gezählt ist die Zeit für die Berufung vorbei. Das Urteil gilt. Raten sind noch möglich.',
  },
  'de.late.judgment-step': {
    says: 'Bieten Sie der anderen Seite heute schriftlich Raten an. Ist die Zeit ohne Ihre Schuld vorbei, gehen Sie heute wegen Wiedereinsetzung zu einem Anwalt.',
  },
  'de.late.judgment-right': {
    says: 'Haben Sie seitdem bezahlt, oder hat man Ihnen die Schuld erlassen? Dann können Sie die Vollstreckung noch vor Gericht angreifen (Vollstreckungsabwehrklage).',
  },
  'de.late.officer-want': {
    says: 'Sie sollten zahlen oder kommen und angeben, was Sie besitzen und verdienen (Vermögensauskunft). Die Zeit zum Zahlen ist vorbei.',
  },
  'de.late.officer-step': {
    says: 'Rufen Sie heute den Gerichtsvollzieher an, auch wenn der Tag vorbei ist. Fragen Sie, was als Nächstes kommt. Nennen Sie eine Rate, die Sie wirklich zahlen können.',
  },
  'de.late.officer-meeting': {
    says: 'Haben Sie den Termin verpasst? Bitten Sie jetzt um einen neuen. Auch bei Haftbefehl hält Sie niemand fest, sobald Sie die Auskunft gegeben haben.',
  },
  'de.late.clearing-step': {
    says: 'Kommt der Räumungstag noch? Bitten Sie das Amtsgericht heute, ihn zu stoppen (§ 765a ZPO), und sagen Sie, warum es nicht früher ging.',
  },
  'de.late.clearing-right': {
    says: 'Ein Antrag weniger als zwei Wochen vorher zählt noch, wenn der Grund neu ist oder Sie ohne Schuld nicht früher handeln konnten.',
  },
  'de.late.cleared-right': {
    says: 'Ist schon geräumt? Holen Sie Ihre Sachen innerhalb eines Monats. Was nicht gepfändet werden darf, bekommen Sie jederzeit heraus.',
  },
}
