/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_DE: Words = {
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
  'gb.ask-bailiff.council-tax-visit': {
    says: 'Lassen Sie sie nicht herein. Bei council tax dürfen sie nicht mit Gewalt oder Schlosser hinein, außer sie waren schon drinnen und listeten Sachen. Schließen Sie ab, reden Sie durch den Briefschlitz, und parken Sie Ihr Auto woanders. Schreiben Sie heute Firma und Gemeinde, warum Sie schutzbedürftig sind und was Sie zahlen können. Die Gebühren sind fest: £75 und £235 für einen Besuch. Gefängnis ist der letzte Schritt, nachdem ein Gericht Ihr Geld prüfte. National Debtline: 0808 808 4000.',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'Eine charge for payment gibt Ihnen 14 Tage. Danach können sie ein Konto über £1.000 sperren oder vom Lohn nehmen. Rufen Sie jetzt Gemeinde und sheriff officers an und bieten Sie eine Summe, die Sie schaffen. Eine Schuldnerberatung kann ein Moratorium von sechs Monaten oder das Debt Arrangement Scheme einrichten, das stoppt es. Aus der Wohnung dürfen sie ohne besonderen Gerichtsbeschluss nichts nehmen. Kostenloser Rat: National Debtline 0808 808 4000.',
  },
}
