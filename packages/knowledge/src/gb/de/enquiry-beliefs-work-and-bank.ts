/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_DE: Words = {
  'gb.ask-benefit.bank-check': {
    says: 'Nicht nach Belieben. Aber seit einem Gesetz von 2025 darf das DWP Banken anweisen, Konten zu prüfen, auf die Universal Credit, Pension Credit oder ESA kommt. Die Bank meldet nur Konten mit einem Anzeichen, etwa Erspartes über £16,000 oder zu lange im Ausland. Was Sie kaufen, darf sie nicht weitergeben. Die State Pension ist ausgenommen. Bevor etwas endet, muss ein Mensch prüfen. Bei Verdacht auf Betrug darf das Amt mehr verlangen. Melden Sie Erspartes und Reisen.',
  },
  'gb.ask-work.private-messages': {
    says: 'In Ihr eigenes Handy und private Konten darf der Arbeitgeber nicht ohne Ihr Ja. Diensthandys, Dienstmail und Chats darf er prüfen, aber in Grenzen. Er muss es vorher sagen, einen guten Grund haben und darf nicht mehr nehmen als nötig. Heimlich geht es nur in seltenen Fällen, etwa bei Verdacht auf eine Straftat. Was ein Kollege zeigt, kann verwendet werden. Verlangen Sie eine Kopie dessen, was er hat. Beschweren Sie sich bei ihm, dann beim ICO.',
  },
  'gb.ask-work.party': {
    says: 'Eine Feier der Firma zählt als Arbeit. Eine Schlägerei, Drohungen, sexuelle Berührungen oder rassistische Worte können sofort die Stelle kosten. Betrunken zu sein, ohne Schaden, reicht selten. Vorher muss die Firma den Vorfall prüfen und Sie anhören. Bringen Sie einen Kollegen oder die Gewerkschaft mit. Für eine Klage brauchen Sie meist zwei Jahre dort. Endet die Stelle ab dem 1. Januar 2027, sind es sechs Monate. Wenden Sie sich an Acas.',
  },
}
