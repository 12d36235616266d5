/** Eine Einladung zur Befragung wegen einer Straftat: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_DE: Words = {
  'gb.interview.no-charge': {
    says: 'Das ist eine Einladung, keine Anklage. Viele dieser Fälle enden ohne Gericht.',
  },
  'gb.interview.step-solicitor': {
    says: 'Rufen Sie vorher einen Anwalt für Strafrecht (solicitor) an und bitten Sie ihn mitzukommen. Bei der Polizei ist das für alle kostenlos.',
  },
  'gb.interview.step-quiet': {
    says: 'Sagen und schreiben Sie bis dahin nichts zur Sache, auch nicht am Telefon oder online. Melden Sie sich nicht bei der anzeigenden Person.',
  },
  'gb.interview.step-keep': {
    says: 'Heben Sie Nachrichten, Fotos, Belege und Namen von Zeugen auf. Passt der Tag nicht, bitten Sie schriftlich um einen anderen.',
  },
  'gb.interview.right-leave': {
    says: 'Sie kommen freiwillig und dürfen jederzeit gehen, solange Sie nicht verhaftet werden. Sie können für ein Gespräch mit dem Anwalt unterbrechen.',
  },
  'gb.interview.right-silence': {
    says: 'Sie müssen nicht antworten. Ein Gericht kann später aber fragen, warum Sie etwas Wichtiges nicht gesagt haben. Der Anwalt sagt Ihnen, was besser ist.',
  },
  'gb.interview.right-told': {
    says: 'Vor den Fragen muss man Ihnen sagen, um welche Straftat es geht, und Sie belehren (caution). Es wird aufgezeichnet.',
  },
  'gb.interview.right-adult': {
    says: 'Unter 18 oder mit einer Krankheit oder Behinderung haben Sie eine Begleitperson (appropriate adult). Ein Dolmetscher ist kostenlos.',
  },
  'gb.interview.warning': {
    says: 'Bleiben Sie nicht ohne Nachricht weg: Die Polizei kann Sie dann verhaften. Gehen Sie nicht ohne Rat, auch wenn Sie nichts getan haben.',
  },
  'gb.interview.option-with': {
    says: 'Der Anwalt erfährt von der Polizei, worum es geht, und plant mit Ihnen, ob Sie antworten.',
    title: 'Mit einem Anwalt hingehen',
    cost: 'Nichts.',
    time: 'Ein bis zwei Stunden an dem Tag.',
    risk: 'Was Sie sagen, wird aufgezeichnet und kann genutzt werden.',
    bestFor: 'Alle, schuldig oder nicht.',
  },
  'gb.interview.option-day': {
    says: 'Schreiben Sie der Person jetzt, nennen Sie den Grund und sagen Sie, dass ein Anwalt dabei sein soll.',
    title: 'Um einen anderen Tag bitten',
    cost: 'Nichts.',
    time: 'Eine Nachricht.',
    risk: 'Zu langes Warten kann wie Wegbleiben wirken.',
    bestFor: 'Krankheit, Arbeit oder noch kein Anwalt.',
  },
  'gb.interview.office-right-solicitor': {
    says: 'Sie dürfen einen Anwalt mitbringen und gehen, wann Sie wollen. Beihilfe (legal aid) kann vom Einkommen abhängen: Fragen Sie vorher.',
  },
  'gb.interview.office-step': {
    says: 'Rufen Sie vorher einen Anwalt oder ein Law Centre an. Fragen Sie die Behörde schriftlich, worum es geht und welche Papiere sie hat.',
  },
  'gb.interview.office-insight': {
    says: 'Über Ihre Leistung wird getrennt von dieser Befragung entschieden.',
    actionable:
      'Kommt ein Bescheid über Ende oder Überzahlung, fechten Sie ihn binnen eines Monats an.',
  },
  'gb.interview.scotland-right': {
    says: 'Sie dürfen vorher mit einem Anwalt (solicitor) sprechen und ihn dabeihaben. Sie dürfen schweigen, und kein Gericht darf das gegen Sie werten.',
  },
  'gb.interview.scotland-step': {
    says: 'Rufen Sie vorher einen Anwalt für Strafrecht an. Sagen Sie bis dahin nichts zur Sache.',
  },
  'gb.interview.ni-right': {
    says: 'Sie dürfen ohne Verhaftung gehen und einen Anwalt (solicitor) haben. Sie müssen nicht antworten, aber Schweigen kann später vor Gericht zählen.',
  },
  'gb.interview.ni-step': {
    says: 'Rufen Sie vorher einen Anwalt für Strafrecht an und bitten Sie ihn mitzukommen. Sagen Sie bis dahin nichts zur Sache.',
  },
}
