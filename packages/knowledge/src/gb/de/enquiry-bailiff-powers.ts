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
}
