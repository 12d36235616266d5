/** What nobody may seize: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_NL: Words = {
  'de.bailiff.right-income': {
    says: 'Tot 30 juni 2027 is minstens € 1.587,40 van uw nettoloon per maand veilig. De eerste persoon die u onderhoudt, voegt € 597,42 toe.',
  },
  'de.bailiff.right-account': {
    says: 'Op een P-Konto blijft minstens € 1.590 per maand vrij. Wat u niet gebruikt, blijft drie maanden langer bewaard.',
  },
  'de.bailiff.right-things': {
    says: 'Dingen voor een bescheiden huishouden, voor werk en gezondheid kunnen niet in beslag genomen worden. Een auto die u voor werk nodig hebt, hoort daar vaak bij.',
  },
  'de.bailiff.right-home': {
    says: 'U mag een doorzoeking van uw woning weigeren totdat de deurwaarder een bevel van een rechter toont.',
  },
  'de.bailiff.right-night': {
    says: 'In woningen gebeurt niets tussen 9 uur ’s avonds en 6 uur ’s ochtends, of op zon- en feestdagen, zonder bijzonder bevel.',
  },
  'de.bailiff.right-hardship': {
    says: 'Bij zeldzame grote nood, zoals levensgevaar, kan de rechter een maatregel stoppen.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'De helft van overwerkloon, vakantiegeld en een deel van de kerstbonus kunnen niet in beslag genomen worden.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Uw werkgever hoort van een loonbeslag en moet de schuldeiser antwoorden. Eén beslag alleen is bijna nooit een wettige reden om u te ontslaan.',
  },
  'de.bailiff.pay-want': {
    says: 'Een deel van uw loon gaat elke maand naar een schuldeiser. Uw werkgever moet dit doen tot de schuld is betaald.',
  },
  'de.bailiff.pay-step': {
    says: 'Meld uw werkgever vandaag schriftelijk elk kind of elke partner die u onderhoudt, met bewijs. Dan wordt er minder ingehouden.',
  },
  'de.bailiff.warn-credit': {
    says: 'Laat uw loon alleen op de beschermde rekening betalen. U mag maar één P-Konto hebben.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Is alles wat u hebt beschermd, dan kan de deurwaarder dat alleen opschrijven. Dan krijgt de schuldeiser voorlopig niets.',
    actionable: 'Neem bewijs van inkomen, huur en gezin mee naar de afspraak.',
  },
  'de.bailiff.myth-everything': {
    says: 'De gerechtsdeurwaarder kan niet nemen wat u voor een bescheiden huis nodig hebt, zoals bed, koelkast, wasmachine of gewone tv.',
  },
  'de.bailiff.change-limits': {
    says: 'De bedragen die niemand in beslag mag nemen, stegen op 1 juli 2026.',
    was: 'Tot 30 juni 2026 was het veilige basisbedrag € 1.555,00 per maand.',
    is: 'Sinds 1 juli 2026 is het € 1.587,40 per maand.',
  },
}
