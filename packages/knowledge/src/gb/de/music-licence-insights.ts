/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_DE: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRS geht gegen manche Betriebe wirklich vor Gericht, und der Verlierer zahlt Kosten. Ignorieren Sie es nicht, wenn bei Ihnen Musik läuft.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Wer weiß, dass er eine Lizenz braucht, und weiterspielt, zahlt vielleicht mehr und kann sich strafbar machen. Sagen Sie nicht „keine Musik“, wenn es nicht stimmt.',
  },
  'gb.music.warn-card': {
    says: 'Manche Anrufer geben nur vor, von einer Musikgesellschaft zu sein. Nennen Sie einem Anrufer keine Kartendaten. Rufen Sie die Nummer auf deren Webseite zurück.',
  },
  'gb.music.insight-headline': {
    says: 'Der Ton ist härter als die Tatsachen. Der Brief zeigt keinen Beweis, dass bei Ihnen Musik lief.',
    actionable: 'Antworten Sie ruhig mit Tatsachen: was läuft, seit wann, und wer es hört.',
  },
  'gb.music.insight-surcharge': {
    says: 'Im ersten Jahr können sie mehr verlangen, wenn vor Ihrer Anfrage Musik lief. Dieser Aufschlag ist ihr eigener Tarif. Fragen Sie, wo er steht.',
    actionable:
      'Verlangen Sie die Tarifseite mit dem Aufschlag. Bitten Sie um Streichung, wenn Sie vor dem Spielen gefragt haben.',
  },
  'gb.music.insight-renewal': {
    says: 'Lizenzen verlängern sich oft von selbst jedes Jahr. Es kann eine Rechnung für ein Jahr kommen, in dem keine Musik lief.',
    actionable:
      'Sehen Sie nach, wann Sie ihnen zuletzt Ihre Nutzung genannt haben. Kündigen Sie schriftlich, mit dem Datum, an dem die Musik endete.',
  },
  'gb.music.insight-both': {
    says: 'Ein Lied hat zwei Eigentümer: wer es schrieb und wer die Aufnahme machte. TheMusicLicence deckt beide mit einer Rechnung ab.',
    actionable:
      'Zahlen Sie von früher nur an PRS oder nur an PPL, lassen Sie prüfen, ob Sie doppelt zahlen.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Messen Sie den Teil Ihrer Räume, in dem man die Musik hört. Eine kleinere wahre Zahl kann eine kleinere Gebühr bedeuten.',
    risk: 'Die Zahlen müssen ehrlich sein.',
    notWhen: 'Die Gebühr hängt nicht von der Größe ab.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Fragen Sie Ihren Berufsverband. Tarife sind oft mit Verbänden vereinbart, und manche haben besondere Preise.',
    risk: 'Keines.',
    notWhen: 'Bei Ihnen läuft keine Musik.',
  },
  'gb.music.myth-radio': {
    says: 'Ein Radio, eine bezahlte App oder eine eigene CD erlaubt noch keine Musik für Kunden oder Mitarbeiter. Das ist ein eigenes Recht.',
  },
  'gb.music.debt-rules': {
    says: 'Schreibt ein Inkasso für sie, hat es nicht mehr Macht als sie selbst. Ohne Urteil eines Gerichts kann es Ihre Sachen nicht nehmen.',
  },
}
