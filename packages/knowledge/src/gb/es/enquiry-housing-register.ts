/** Questions of people who want a council home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_ES: Words = {
  'gb.ask-housing.register': {
    says: 'Pídalo a su ayuntamiento (council), casi siempre por internet; las housing associations usan la misma lista. Cada uno tiene sus reglas, como años viviendo allí, y su visado debe permitirlo. Estar sin hogar, una casa mala o llena, la enfermedad y la violencia deben contar: mande pruebas. Luego mire cada semana por qué casas puede pujar. Si dicen que no o cuentan poco, pida por escrito los motivos y una revisión. ¿Va a perder su casa pronto? Pida también ayuda como persona sin hogar.',
  },
}
