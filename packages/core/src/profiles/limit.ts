/** spec 2 §9. In a file of its own: every page loads the fault that names it, without the option tables. */
export const MAX_PROFILES = 3
