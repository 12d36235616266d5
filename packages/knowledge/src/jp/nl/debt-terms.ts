/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_NL: Words = {
  'jp.debt.right-late-cap': {
    says: 'Een bedrijf mag een consument voor te laat zijn niet meer dan 14,6% per jaar vragen. Wat erboven komt, is nietig. Voor leningen gelden eigen grenzen.',
  },
  'jp.debt.right-guarantor': {
    says: 'Een borgstelling telt alleen op papier. Bij een open borgstelling moet een hoogste bedrag genoemd zijn. De schuldeiser moet u binnen twee maanden zeggen dat de schuldenaar niet meer in delen mag betalen.',
  },
  'jp.debt.right-sold': {
    says: 'Een verkochte schuld bindt u pas als de oude schuldeiser het u zei, of u akkoord ging. U kunt nog alles zeggen wat u tegen de oude kon zeggen, zoals betaald of te oud.',
  },
  'jp.debt.right-history': {
    says: 'U kunt een kredietgever vragen zijn gegevens over al uw leningen en betalingen te zien en te kopiëren. Hij mag niet weigeren.',
  },
  'jp.debt.right-servicer': {
    says: 'Een incassobureau met vergunning mag u niet bedreigen of lastigvallen. Hebt u een advocaat, dan moet het de advocaat schrijven en niet u.',
  },
  'jp.debt.right-student-loan': {
    says: 'Bij een studielening kunt u kleinere betalingen of meer tijd vragen als u ziek bent of weinig verdient. Vraag het voordat er meer maanden voorbijgaan.',
  },
  'jp.court.right-talks': {
    says: 'Kunt u uw schulden niet betalen? Dan kunt u de rechtbank voor kleine zaken om goedkope gesprekken met de schuldeisers vragen (特定調停).',
  },
  'jp.court.right-rate': {
    says: 'Rente op een lening boven 15 tot 20 % per jaar is nietig, en late rente van een kredietgever boven 20 %. Vraag hoe zij rekenden.',
  },
  'jp.debt.right-condo-fee': {
    says: 'De eigenaren kunnen dit met voorrang op de flat verhalen, ook bij een koper, en na lange achterstand verkoop eisen. Bied delen aan. Ouder dan vijf jaar kan verjaard zijn.',
  },
  'jp.debt.right-before-2020': {
    says: 'Voor een lening van een bank of kredietfirma van voor april 2020 golden ook vijf jaar, volgens het oude handelswetboek. Bij een coöperatie (信用金庫) of een particulier waren het meestal tien.',
  },
  'jp.debt.right-false-demand': {
    says: 'Kent u zo’n contract niet? Dan kan het een valse eis zijn (架空請求), en dat is oplichting. Bel dat nummer niet. Vraag eerst 188.',
  },
  'jp.debt.step-false-demand': {
    says: 'Bel het nummer niet, betaal niet en koop geen prepaidkaarten. Bewaar het bericht en vraag de consumentenlijn 188 of de politie op #9110.',
  },
}
