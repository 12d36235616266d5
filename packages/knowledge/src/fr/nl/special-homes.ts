/** The Dutch words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_NL: Words = {
  'fr.homes.sls-right': {
    says: 'De extra huur (SLS) is alleen verschuldigd als uw inkomen minstens 20 % boven de grens ligt. Een vast bedrag voor een niet teruggestuurd formulier is voorlopig: stuur belastingpapieren en het wordt opnieuw berekend, ook over het verleden.',
  },
  'fr.homes.sls-step': {
    says: 'Stuur de enquête en laatste belastingaanslag vandaag aangetekend. Vóór het vaste bedrag moest een aanmaning komen. Vraag termijnen.',
  },
  'fr.homes.unsafe-want': {
    says: 'De gemeente of prefect vindt het gebouw gevaarlijk of ongezond en beveelt werken of verbiedt er te wonen.',
  },
  'fr.homes.unsafe-step': {
    says: 'Bewaar het bevel en de datum. Een huurder schrijft de verhuurder: geen huur, andere woning. Een eigenaar antwoordt de gemeente, neemt een deskundige en vraagt hulp aan de Anah.',
  },
  'fr.homes.unsafe-rent': {
    says: 'Na een besluit over een onveilige of ongezonde woning is vanaf de volgende maand geen huur verschuldigd tot het vervalt. Is wonen er verboden, dan moet de eigenaar de huurder elders onderbrengen en betalen.',
  },
  'fr.homes.unsafe-owner': {
    says: 'De eigenaar moet eerst worden gehoord, behalve bij groot gevaar, en heeft de termijn van het bevel. Daarna doet de gemeente het op zijn kosten, met dwangsom. Beroep binnen twee maanden.',
  },
  'fr.homes.hostel-right': {
    says: 'Een woonfoyer mag om schuld alleen opzeggen na aanmaning: drie maanden achtereen onbetaald, of twee maanden schuld bij deelbetaling. Alleen een rechter kan u uitzetten.',
  },
}
