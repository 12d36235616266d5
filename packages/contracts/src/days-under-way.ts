/** For so many days a letter may wait at the post, in the wrong box, or for whoever serves it. */
export const DAYS_UNDER_WAY = 10
