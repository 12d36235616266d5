/** Fragen aus verbreiteten Irrtümern: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DE: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Nur Gerichtsvollzieher (bailiffs) dürfen Sachen nehmen. Sie dürfen nur nehmen, was dem Schuldner allein oder mit jemandem gehört. Der wahre Eigentümer soll ihnen sofort einen Beleg schicken, etwa die Quittung oder den Finanzierungsvertrag.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Sie dürfen nur von 6 Uhr früh bis 9 Uhr abends kommen, an jedem Tag, außer ein Gericht erlaubt mehr. Bei einem Betrieb mit anderen Öffnungszeiten ist das anders.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'Nein. Sie müssen lassen, was eine Wohnung braucht: Herd oder Mikrowelle, Kühlschrank, Waschmaschine, Betten und einen Tisch mit Stühlen. Sagen Sie das, und beschweren Sie sich bei der Firma, wenn solche Sachen auf der Liste stehen.',
  },
  'gb.ask-bailiff.police': {
    says: 'Nein, nicht weil Sie wegen einer Schuld wie Gemeindesteuer (council tax) oder Park-Bußgeld die Tür zu lassen. Sprechen Sie durch die Tür und verlangen Sie einen Ausweis. Sind sie rechtmäßig drinnen, stoßen und blockieren Sie sie nicht. Bei unbezahlten Geldstrafen eines Gerichts ist es anders.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'In Nordirland hat eine Inkassofirma keine eigenen Gerichtsvollzieher (bailiffs). Nur das Enforcement of Judgments Office kann eine Schuld vollstrecken, und nur nach einem Urteil. Sonst müssen Sie niemanden hereinlassen.',
  },
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Zahlen Sie die Summe der Mahnung innerhalb von 7 Tagen, dann dürfen Sie weiter Raten zahlen. Sonst wird der Rest des Jahres 7 Tage später fällig. Nach zwei Mahnungen im Jahr macht die dritte verpasste Rate alles fällig.',
    dependsOn: 'ob die Summe der Mahnung innerhalb von 7 Tagen bezahlt wurde',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Ja. Nach einer Mahnung oder letzten Mahnung (final notice) kann die Gemeinde (council) bei einem magistrates court eine liability order beantragen. Volle Zahlung vor der Verhandlung beendet es, aber Kosten können dazukommen. Rufen Sie zuerst die Gemeinde an und bitten Sie um Raten.',
  },
  'gb.ask-debt.benefit-seized': {
    says: 'Eine Firma für Karte, Kredit oder Katalog kann Ihnen keine Leistung an der Quelle nehmen. Abzüge von Universal Credit gibt es nur für bestimmte Schulden, etwa Miete, Energie oder Gemeindesteuer (council tax). Geld auf dem Konto ist weniger sicher, also holen Sie kostenlosen Rat.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Irrtümlich gezahltes Universal Credit kann zurückverlangt werden, auch wenn der Fehler bei ihnen lag. Die meisten älteren Leistungen zahlen Sie nur zurück, wenn Sie etwas wegließen oder falsch angaben. Sie können neue Prüfung, kleinere Raten oder Erlass (waiver) verlangen.',
    dependsOn: 'um welche Leistung es geht',
  },
  'gb.ask-tv.over-75': {
    says: 'Ab 75 ist sie nur kostenlos, wenn Sie oder ein Partner in Ihrer Wohnung Pension Credit bekommen. Sie müssen sie beantragen. Andere in diesem Alter zahlen wie alle, wenn sie Live-TV oder BBC iPlayer sehen.',
    dependsOn: 'ob Pension Credit gezahlt wird',
  },
  'gb.ask-debt.offer-refused': {
    says: 'Sie müssen ein Angebot nicht annehmen. Ein Kreditgeber muss Sie bei Geldnot aber fair behandeln und daran denken, was Sie zahlen können. Legen Sie einen Haushaltsplan bei, zahlen Sie weiter, was geht, und bitten Sie eine kostenlose Beratung um Hilfe.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Bei Karte, Kredit oder Katalog müssen sie eine getreue Kopie schicken, wenn Sie fragen und £1 zahlen. Bis dahin kann kein Gericht den Vertrag durchsetzen. Die Schuld ist nicht nichtig, und eine Kopie muss Ihre Unterschrift nicht zeigen.',
    dependsOn: 'um welche Art von Schuld es geht',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Lesen Sie, was im Vertrag über ein früheres Ende steht. Eine Klausel, nach der Sie lange zahlen, ohne das Studio (gym) zu nutzen, kann unfair sein. Eine unfaire Klausel bindet Sie nicht. Schreiben Sie dem Studio, belegen Sie, was sich geändert hat, und bitten Sie um das Ende des Vertrags.',
    dependsOn: 'was im Vertrag steht und ob die Klauseln fair sind',
  },
  'gb.ask-parking.firm-court': {
    says: 'Ja. Sie kann beim county court klagen, innerhalb von sechs Jahren. Kommt ein Klageformular (claim form), antworten Sie dem Gericht innerhalb von 14 Tagen ab Zustellung. Keine Antwort kann zu einem Urteil gegen Sie führen.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Das sind zwei Dinge. Eine Verzugsmitteilung (default notice) kommt vom Kreditgeber und gibt Ihnen mindestens 14 Tage zur Abhilfe. Ein Urteil kommt nur von einem Gericht, nach einer Klage, auf die Sie antworten können.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Sind alle Studierende in Vollzeit, ist die Wohnung befreit: Niemand zahlt. Ist ein Erwachsener es nicht, bekommt er den Bescheid, mit 25% Rabatt, wenn alle anderen studieren. Schicken Sie der Gemeinde (council) Ihre Studienbescheinigungen.',
    dependsOn: 'ob alle dort in Vollzeit studieren',
  },
  'gb.ask-work.three-warnings': {
    says: 'Kein Gesetz nennt eine Zahl von Abmahnungen. Der Acas Code erwartet ein faires Verfahren, meist eine erste und eine letzte Abmahnung, bei grobem Fehlverhalten (gross misconduct) aber keine. Ob Sie klagen können, hängt davon ab, wie lange Sie dort arbeiteten.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Aus den meisten privaten Krediten können Sie 14 Tage lang aussteigen, nachdem Sie unterschrieben oder Ihre Kopie bekommen haben. Sagen Sie es dem Kreditgeber schriftlich. Zahlen Sie dann binnen 30 Tagen das Geliehene zurück, mit den Zinsen für diese Tage. Bei einer Hypothek ist es anders.',
  },
}
