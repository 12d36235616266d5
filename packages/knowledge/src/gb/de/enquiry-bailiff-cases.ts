/** Fragen zu Gerichtsvollziehern: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_DE: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'Nein. Sie dürfen nicht herein, wenn nur Kinder unter 16 oder schutzbedürftige Erwachsene da sind. Haben sie es versucht, schreiben Sie Firma und Gemeinde mit Tag und Uhrzeit.',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'Ja, bei einer unbezahlten Geldstrafe vom Gericht dürfen sie mit angemessener Gewalt hinein. Bei council tax oder Parken ist das anders. Rufen Sie heute das court fines team oder die Firma an und vereinbaren Sie die Zahlung.',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'Nein, bei so einer Schuld nicht beim ersten Besuch. Mit Gewalt darf er nur, wenn er schon drinnen war, Sachen in einer Vereinbarung listete und Sie sie brachen. Dann muss er 2 volle Tage vorher warnen.',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'Ja. Bei einem Bußgeld der Gemeinde brauchen sie einen warrant of control und einen Bescheid mit 7 vollen Tagen. Sie können den Beleg verlangen. Bei einer privaten Forderung brauchen sie zuerst ein Urteil.',
  },
  'gb.ask-bailiff.council-order': {
    says: 'Nein. Bei council tax braucht die Gemeinde eine liability order vom Gericht. Bei einem Bußgeld fürs Parken braucht sie Gerichtsanordnung und warrant. Dann müssen Sie einen Bescheid mit 7 vollen Tagen bekommen.',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'Das ist eine Warnung einer Gerichtsvollzieher-Firma (bailiffs), keine Gerichtsanordnung. Dahinter muss eine Anordnung oder gesetzliche Befugnis stehen. Fragen Sie, welche. Bis zu einem Besuch haben Sie mindestens 7 volle Tage. Machen Sie also jetzt ein Angebot.',
  },
  'gb.ask-bailiff.stop': {
    says: 'Ja, oft. Vereinbaren Sie vor dem Besuch schriftlich Raten und halten Sie sie ein. Die Zahlungspause (breathing space) über eine Schuldnerberatung stoppt die meisten 60 Tage. Sind Sie schutzbedürftig (vulnerable), sagen Sie es Firma und Gläubiger.',
  },
  'gb.ask-bailiff.record': {
    says: 'Ja, Sie dürfen einen Besuch in Ihrer Wohnung filmen oder aufnehmen. Bleiben Sie ruhig und versperren Sie nichts. Behalten Sie den Film, er kann bei einer Beschwerde helfen.',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'Ja, war er einmal drinnen, darf er wiederkommen. Wurden Sachen gelistet und halten Sie die Vereinbarung ein, darf er sie nicht nehmen. Brechen Sie sie, darf er nach 2 vollen Tagen Warnung mit Gewalt hinein. Holen Sie heute Rat.',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'Nein, meistens nicht. Ein Auto mit hire purchase, PCP oder Leasing gehört der Finanzfirma, nicht Ihnen. Schicken Sie dem Gerichtsvollzieher (bailiff) heute den Vertrag. Bitten Sie die Finanzfirma, ihm zu schreiben.',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'Nein, außer ein sheriff hat eine exceptional attachment order erlassen. Das ist selten. Häufiger nehmen sie Geld von Lohn oder Konto.',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'Nein, nicht alles. Auf Ihrem eigenen Konto sind £1.000 geschützt: Nur was darüber liegt, kann gesperrt werden. Bitten Sie die Bank heute, es freizugeben. Bei council tax muss zuerst eine Zahlungsaufforderung (charge) mit 14 Tagen kommen. Vereinbaren Sie mit Gemeinde und sheriff officers eine Summe; ein sheriff kann die Sperre aufheben, wenn sie zu hart ist. Ein Moratorium oder das Debt Arrangement Scheme kann mehr stoppen. Rufen Sie jetzt eine Schuldnerberatung an.',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'Sagen Sie der Firma und dem Gläubiger heute schriftlich, warum Sie besonders schutzbedürftig (vulnerable) sind. Bitten Sie sie, aufzuhören und die Schuld zurückzunehmen. Lassen Sie die Tür zu. Fragen Sie National Debtline unter 0808 808 4000 nach der Atempause (breathing space).',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'Council tax schuldet man, weil ein Gesetz es sagt, nicht wegen eines Vertrags. Niemand braucht Ihre Unterschrift. Gerichte weisen dieses Argument zurück, und dann kommen Kosten und Gebühren der Gerichtsvollzieher dazu. Was wirklich hilft: Bitten Sie die Gemeinde um Council Tax Reduction, einen Nachlass oder eine Befreiung und um einen Zahlungsplan.',
  },
}
