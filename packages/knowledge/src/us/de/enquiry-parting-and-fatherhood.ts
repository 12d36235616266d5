/** Questions before and after a parting: custody papers, money, a test of fatherhood, a home that is the other’s: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTING_AND_FATHERHOOD_DE: Words = {
  'us.fact.custody-paper-later': {
    says: 'Eltern können dem Gericht die Macht über Sorge und Besuche nicht durch Unterschrift nehmen. Ein Gericht kann sie später ändern, wenn das Wohl des Kindes es verlangt. Sie müssen aber meist zeigen, dass sich etwas Wichtiges geändert hat. Dass ein Jahr verging, genügt oft nicht, und manche Staaten lassen ein oder zwei Jahre warten, außer bei Gefahr. Unterschreiben Sie nur, womit Sie Jahre leben können, und lassen Sie einen Tag zur Überprüfung aufnehmen.',
  },
  'us.fact.before-a-divorce': {
    says: 'Kopieren Sie vor dem Gespräch Papiere von Bank, Karten, Krediten, Steuer und Haus, und notieren Sie jede Summe dieses Tages. Verstecken oder verschieben Sie kein Geld: Ein Gericht kann es gegen Sie wenden. Ist ein Antrag gestellt, verbieten manche Staaten beiden, mehr zu verkaufen, zu leihen oder auszugeben als täglich nötig; sonst beantragen Sie das sofort, wenn Sie Spielsucht fürchten. Beim Kind ist kein Elternteil im Vorteil: Kümmern Sie sich weiter täglich, und ziehen Sie nicht ohne schriftlichen Plan aus.',
  },
  'us.fact.money-hidden-in-divorce': {
    says: 'Ein Mediator kann niemanden zwingen, Konten zu zeigen; ein Gericht kann es. In einer Scheidung geben meist beide eine beeidete Liste von allem ab, was sie haben und schulden: in New Jersey das „Case Information Statement“. Dann kann ein Anwalt Papiere verlangen und Banken Auszüge schicken lassen. Besorgen Sie vorher, was ihr offensteht: Kopien gemeinsamer Steuererklärungen vom IRS, den Grundbucheintrag vom County und ihre kostenlose Auskunft von AnnualCreditReport.com. Unterschreiben Sie nichts, bevor die Listen da sind.',
  },
  'us.fact.said-to-be-father': {
    says: 'Niemand schuldet Unterhalt, bevor die Vaterschaft durch Unterschrift oder Gericht feststeht. Unterschreiben Sie nichts und schicken Sie kein Geld als „Vater“ vor einem DNA-Test. Die Mutter oder das Amt für Kindesunterhalt kann das Gericht darum bitten, und die Probe wird meist nahe dem Wohnort genommen, auch im Ausland. Übergehen Sie nie Papiere vom Gericht: Wer nicht antwortet, kann ohne Test zum Vater erklärt werden. Ein Pass wird nur verweigert, wenn über 2.500 Dollar angeordneter Unterhalt offen sind.',
  },
  'us.fact.stay-in-exs-home': {
    says: 'Halten Sie schriftlich fest: bis wann Sie bleiben dürfen, wer was zahlt und wie jeder es früher beenden kann. E-Mails und Nachrichten zählen als Beleg, heben Sie sie auf. Wer mit dem Ja des Eigentümers dort wohnt, bekommt meist erst eine schriftliche Kündigung und darf nicht ausgesperrt werden. Listen Sie beim Auszug auf, was Sie mitnehmen, filmen Sie jeden Raum mit Datum, und geben Sie die Schlüssel gegen Unterschrift ab. Der beste Zeuge ist mit keinem von beiden befreundet.',
  },
}
